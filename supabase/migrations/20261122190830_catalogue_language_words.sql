-- Everyday words. What they look like in the catalogue is another word, so they are never corrected: «أقل» does not
-- mean «أول». The English ones are the most frequent of four letters or more in the list of zxcvbn (MIT license).
create table private.language_words (word text collate "C" primary key);

alter table private.language_words enable row level security;
revoke all on private.language_words from public, anon, authenticated, service_role;

insert into private.language_words (word)
select distinct private.without_articles(private.fold_search(word))
from regexp_split_to_table('
  أقل أكثر أكتر أكبر أصغر أعلى أدنى أحسن أفضل أسوأ أرخص أغلى أسهل أصعب أسرع أجمل أهم أقرب أبعد أطول أقصر أقوى أضعف أجدد أقدم
  أحدث أول آخر أخير سهل سهلة صعب صعبة جديد جديدة قديم قديمة كبير كبيرة صغير صغيرة طويل طويلة قصير قصيرة رخيص رخيصة غالي غالية
  جميل جميلة حلو حلوة كامل كاملة ناقص شامل شاملة مهم مهمة مفيد مفيدة ممتاز ممتازة سريع سريعة بطيء ملون ملونة مطبوع مطبوعة
  مستعمل مستعملة مجاني مجانية مجانا حصري أصلي أصلية مضمون متاح متاحة متوفر متوفرة موجود موجودة هذا هذه هؤلاء ذلك تلك هنا هناك
  هو هي هم نحن أنا أنت الذي التي الذين اللي ده دي دول كده إلى على حتى منذ خلال بين تحت فوق أمام خلف بعد قبل عند لدى حول ضد
  بدون دون غير سوى مثل كل بعض جميع كلا أي أين متى كيف لماذا ليه إزاي فين امتى مين ماذا هل نعم لكن أو أم ثم إذا لو إن أن كان
  كانت يكون تكون ليس ليست مش لم لن لا قد سوف يوجد فيه عليه عليها منه منها له لها شيء أشياء حاجة حاجات ناس شخص أشخاص رجل امرأة
  ولد بنت أولاد بنات طفل أطفال طالب طالبة طلاب طلبة تلميذ مدرس مدرسة مدرسين معلم معلمة جامعة معهد مركز مكتبة مكتب دار بيت شارع
  مدينة بلد دولة يوم أيام ليلة أسبوع شهر شهور سنة سنين عام أعوام ساعة دقيقة وقت زمن صباح مساء اليوم أمس غدا بكرة دلوقتي الآن
  قريبا أخيرا دائما أحيانا أبدا جنيه جنيها جنيهات قرش دولار ريال ثمن أسعار تخفيض خصم عرض عروض توصيل شحن دفع نقدا استلام طلب
  طلبات واحد واحدة اثنين اتنين ثلاثة تلاتة أربعة خمسة ستة سبعة ثمانية تسعة عشرة عشرين ثلاثين أربعين خمسين مائة مية ألف نصف ربع
  ثلث صفحة صفحات ورق ورقة غلاف حجم لون ألوان أبيض أسود أحمر أزرق أخضر أصفر قلم أقلام دفتر كراسة كراسات كشكول شنطة هدية لعبة
  عمل شغل حياة عالم أرض سماء ماء بحر نهر جبل شمس قمر نار هواء بيئة صحة طب دواء طعام أكل شرب رياضي فن موسيقى فيلم قصة قصص رواية
  روايات شعر خبر أخبار حب خير شر حق سلام حرب قوة عقل قلب نفس روح يد عين رأس وجه صوت كلام كلمة كلمات جملة معنى فكرة أفكار رأي
  سؤال جواب حل مشكلة طريقة نوع شكل جزء قسم قراءة كتابة فهم حفظ تعلم تعليم دراسة مذاكرة نجاح تفوق درجة درجات نتيجة نتائج بداية
  نهاية أريد عايزة محتاجة شوف اشتري احسن
  that this have your know what with just like here about right there yeah they want will think from well going time back them
  gonna good been were would come need okay when take some didn really could down something more tell make then mean over
  little never said people should look very love only doing much thing where into even thank because still find give sorry
  work help life first anything sure again their these other than away before thought home talk must told night call things
  better around last long always feel years after please those place name made doesn guys money ever everything great nothing
  keep done through leave wanted kind happened being believe coming does came course wrong left house might girl stop hello
  hear world someone understand else talking enough today getting father maybe care found music every same another fine family
  kill trying went looking three wait together show best stay wasn yourself many nice dead already friend real remember mind
  next which mother wanna thanks room heard seen woman wouldn knew live baby whole idea head used morning hard without took
  called also saying days most start matter ready gotta meet door both pretty myself move guess actually while phone such gone
  haven wife person brother killed problem happy alone friends face school worry couldn case lost play heart once anyone hope
  bring wants tonight business true until since each soon says everyone tomorrow hand thinking working happen having year part
  stuff looks kids later listen minute second late gave turn water knows open change means different minutes inside eyes
  beautiful police point under probably crazy taking asked hurt chance deal making daughter playing times side hands makes
  able body important hold death story comes fight supposed least moment rest started close young drink against excuse afraid
  game anymore word wish five week though miss easy sleep reason mine waiting watch goes exactly gets check hours behind
  number party truth quite husband shot married child between cause fire question telling four brought blood break sister team
  trouble tried front forget read town died couple aren needs line walk children power become office plan almost girls food
  speak yours alive feeling outside safe trust news ahead save either somebody stand free answer hate high months everybody
  whatever full half lose women along seems fact running cool dear light order whoa country doctor clear boys sent send living
  past john taken leaving lives pick scared parents funny city promise stupid cannot dinner shouldn asking company lady
  possible himself serious book sort hour anyway sound shall happens lord sick felt touch jack sense small seem meeting
  special jesus perfect captain luck fast control words human laughs hair hospital murder dream shut known sighs cold future
  glad worked drive catch anybody laughing million longer calling figure finally looked others black shoot fault worried honey
  somewhere weeks changed boss happening seeing dance secret date fall takes loved sign questions weren piece chuckles choice
  feet needed turned moving return voice amazing giving strong learn given weird white less worth early christmas beat till
  ones clean song sounds straight ship write rather sweet follow missing pain nobody picture welcome explain coffee works kept
  definitely wonder protect busy caught kidding lucky evidence mistake wedding meant decided step road building information
  report alright watching careful evening ride land worse situation entire pull movie tired hurry handle sometimes system
  mouth birthday throw attack finish dark class yesterday message king wonderful completely lying michael broke expect month
  poor quiet sell using floor talked lead ground hasn pass street clothes forever dangerous wear drop daddy across born single
  thinks speaking hang frank test table david anywhere york history george train area near during swear paid marry feels spend
  charlie middle strange uncle round bought terrible court agree state boat proud quick mike space security join sitting
  accident forgot forward totally saved relationship list crime station normal suppose fish gentlemen wearing master scene
  charge missed fell stopped buddy offer personal instead short fear ring prison simple group american calm difficult fighting
  mess trip record position angry letter wake finished share honest deep fair crying marriage kiss cover seven hide seat
  present lunch ball smart imagine killing dare certain realize respect interested paper gold problems majesty hotel peace
  calls involved card fool decision moved standing darling perhaps rock brain soul interesting visit broken upset mary smell
  starting horse tough killer hungry attention quickly president america earth peter government lovely spent surprise public
  stick became cute james english appreciate force blow film girlfriend accept laugh eight ladies prove store within walking
  paul sing window likes seconds dude dress contact plane camera drunk huge christ support continues sake gift miles
  absolutely lived liked wall loves cell afternoon bank truck officer often partner service general blue stuck chief certainly
  eating doubt joke enjoy experience boyfriend cops lawyer teach none screaming putting reach holding grunts tree passed
  apartment club idiot rules favorite forgive rich count mission continue driving radio machine difference whether dying jail
  wrote beginning harry field favor feelings magic choose board evil shop patient hundred college private learned match
  nervous alex spot wind video carry upon third pleasure risk dreams immediately excited staying promised named type star wine
  listening worst impossible grow sleeping earlier slow victim decide glass helping army final cash mate gives quit foot henry
  blame dollars picked helped escape bill thousand herself french energy arrest goodbye address enemy allowed ways bigger
  taste ourselves shoes honor weapon build themselves surprised figured push search bunch fuckin begin everywhere unless
  hiding gasps track hadn orders jimmy teacher congratulations kitchen innocent further bear bother drinking level willing
  usually seriously played books arms acting hole pressure planet locked deserve obviously tony steal keeping built starts
  drugs memory names battle race church beer waste treat suit grab detective mention gotten dramatic stage jump suddenly
  hoping hero places arrived nick holy dirty destroy apart stole notice complete fired press closed showed opportunity plans
  price steve computer lieutenant following village legs pictures duty judge
', '\s+') as word
where word <> '';
