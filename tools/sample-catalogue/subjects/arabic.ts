import type { Subject } from '../types.ts';
import { allDivisions } from './divisions.ts';

export const arabic: Subject = {
  code: 'ARB',
  name: ['اللغة العربية', 'Arabic'],
  label: ['اللغة العربية', 'Arabic'],
  division: allDivisions,
  units: {
    1: {
      first: [
        ['نصوص العصر الجاهلي وصدر الإسلام', 'Texts of the pre-Islamic and early Islamic ages'],
        ['النحو: المعرب والمبني والنواسخ', 'Grammar: inflection and the modifiers'],
        ['القراءة الموضوعية', 'Set reading'],
      ],
      second: [
        ['النصوص الأموية', 'Texts of the Umayyad age'],
        ['البلاغة: الخبر والإنشاء', 'Rhetoric: statement and request'],
        ['القصة المقررة', 'The set novel'],
      ],
    },
    2: {
      first: [
        ['الأدب العباسي ونصوصه', 'Abbasid literature and its texts'],
        ['النحو: المنصوبات', 'Grammar: the accusatives'],
        ['البلاغة: التشبيه والاستعارة والكناية', 'Rhetoric: simile, metaphor and metonymy'],
      ],
      second: [
        ['الأدب الأندلسي والمملوكي', 'Andalusian and Mamluk literature'],
        ['النحو: التوابع والمشتقات', 'Grammar: appositives and derived forms'],
        ['القصة المقررة', 'The set novel'],
      ],
    },
    3: {
      first: [
        ['القراءة المتحررة', 'Unseen reading'],
        ['النصوص المتحررة', 'Unseen texts'],
        ['النحو والصرف', 'Grammar and morphology'],
        ['الأدب: مدرستا الإحياء والرومانسية', 'Literature: the neoclassical and romantic schools'],
      ],
      second: [
        ['الأدب: الواقعية وفنون النثر', 'Literature: realism and the arts of prose'],
        ['البلاغة والتجربة الشعرية', 'Rhetoric and the poetic experience'],
        ['القصة المقررة', 'The set novel'],
        ['التعبير والكتابة الوظيفية', 'Composition and functional writing'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'النحو مشروح من الجملة إلى القاعدة لا العكس: أربع جمل قصيرة، وملاحظة، ثم القاعدة في سطرين، ثم إعراب مفصل لا يترك «محل» الكلمة للتخمين.',
        'Grammar moves from sentence to rule: four short sentences, an observation, the rule in two lines, and a full parse that leaves nothing to guesswork.',
      ],
      [
        'النصوص المتحررة هي قلب الكتاب: كيف تقرأ قصيدة لا تعرف قائلها، وتحدد مدرستها من الألفاظ والصور والوزن.',
        'Unseen texts are the heart of the book: how to read a poem whose poet you do not know and place its school by diction, image and metre.',
      ],
    ],
    drill: [
      [
        'فقرات للقراءة المتحررة من مجالات لا يتوقعها الطالب، وأبيات للموازنة، وجمل للإعراب لا تتكرر صورها.',
        'Unseen passages from fields no one expects, verses to weigh against each other, and sentences to parse that never repeat a pattern.',
      ],
      [
        'أسئلة النحو مخلوطة كلها منذ الصفحة الأولى؛ فالامتحان لا يخبرك أن السؤال التالي عن الحال أو التمييز.',
        'Grammar is mixed from page one: no exam warns you that the next item is about the circumstantial or the specifying accusative.',
      ],
    ],
    recap: [
      [
        'خصائص المدارس الأدبية في جدول واحد، وعلامات الإعراب الأصلية والفرعية في جدول، وصيغ المشتقات في ثالث.',
        'The literary schools in one table, case endings in a second and derived forms in a third.',
      ],
      [
        'كلمات المعجم الأكثر دورانًا مع الجمع والمفرد والمضاد، مرتبة ألفبائيًا وبمساحة لتضيف كلماتك.',
        'The vocabulary that turns up most, with plurals and opposites, in alphabetical order and room for your own.',
      ],
    ],
    exam: [
      [
        'لكل اختيار خاطئ سببه: هل خُدعت بكلمة من الفقرة، أم خلطت بين فكرة رئيسة وأخرى جزئية؟',
        'Each wrong choice has its reason: were you misled by a word from the passage, or did you take a detail for the main idea?',
      ],
    ],
  },
};
