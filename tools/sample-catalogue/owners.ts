import type { Owner } from './types.ts';

const publisher = (code: string, arabic: string, english: string): Owner => ({
  code,
  name: [arabic, english],
  kind: 'publisher',
});
const teacher = (code: string, arabic: string, english: string): Owner => ({
  code,
  name: [arabic, english],
  kind: 'teacher',
});
const author = (code: string, arabic: string, english: string): Owner => ({
  code,
  name: [arabic, english],
  kind: 'author',
});

/** Every name is invented: no living publisher, series or teacher is meant. */
const owners: readonly Owner[] = [
  publisher('nuwwar', 'دار نوّار الحقول', 'Nuwwar Fields Press'),
  publisher('boat', 'دار مركب ورق', 'Paper Boat Press'),
  publisher('silt', 'دار طمي النيل', 'Nile Silt Press'),
  publisher('angle', 'دار الزاوية القائمة', 'Right Angle House'),
  publisher('bridge', 'دار جسر الكلمات', 'Word Bridge Languages'),
  publisher('memory', 'دار ذاكرة النهر', 'River Memory Books'),
  publisher('sahn', 'دار صحن الجامع', 'Sahn House'),
  publisher('needle', 'دار إبرة البوصلة', 'Compass Needle Press'),
  publisher('ledger', 'دار دفتر السنين', 'Ledger of Years Press'),
  publisher('lantern', 'مطبوعات قنديل البيت', 'House Lantern Prints'),
  publisher('anchor', 'دار مرساة القلم', 'Pen Anchor Press'),
  publisher('firstline', 'دار رأس السطر', 'First Line Press'),

  teacher('hazem', 'أ. حازم مراد البرلسي', 'Mr Hazem Morad El-Borollosy'),
  teacher('mervat', 'أ. ميرفت شكري الدقاق', 'Ms Mervat Shoukry El-Dakkak'),
  teacher('shady', 'د. شادي وهيب قنصوه', 'Dr Shady Waheeb Kansouh'),
  teacher('ehab', 'أ. إيهاب نعيم الطلخاوي', 'Mr Ehab Naeem El-Talkhawy'),
  teacher('wael', 'أ. وائل سمير الشبراخي', 'Mr Wael Samir El-Shobrakhy'),
  teacher('nahla', 'أ. نهلة رؤوف سنجر', 'Ms Nahla Raouf Sangar'),
  teacher('karim', 'أ. كريم بهاء الدمنهوري', 'Mr Karim Bahaa El-Damanhoury'),
  teacher('salwa', 'أ. سلوى ثابت الجبالي', 'Ms Salwa Thabet El-Gebaly'),
  teacher('emad', 'أ. عماد زكريا البشبيشي', 'Mr Emad Zakaria El-Beshbishy'),
  teacher('hoda', 'أ. هدى فهيم المناديلي', 'Ms Hoda Fahim El-Manadily'),
  teacher('ramez', 'أ. رامز لويس أبسخرون', 'Mr Ramez Louis Abskharoun'),
  teacher('lobna', 'أ. لبنى حسام الشلقامي', 'Ms Lobna Hossam El-Shalkamy'),
  teacher('basma', 'أ. بسمة علاء الطرابيلي', 'Ms Basma Alaa El-Tarabily'),
  teacher('mina', 'أ. مينا عادل جرجاوي', 'Mr Mina Adel Gergawy'),
  teacher('tonbedi', 'الشيخ عبد الحليم صفوان الطنبداوي', 'Sheikh Abdel-Halim S. El-Tonbedawy'),
  teacher('mansour', 'د. منصور عبد الباري الشرنوبي', 'Dr Mansour A. El-Sharnouby'),

  author('soraya', 'ثريا نصر عبد الجواد', 'Soraya Nasr Abdel-Gawad'),
  author('galal', 'د. جلال أكرم الشهبندر', 'Dr Galal Akram El-Shahbandar'),
  author('iman', 'إيمان طاهر القاياتي', 'Iman Taher El-Kayaty'),
  author('farid', 'د. فريد ماهر الأتربي', 'Dr Farid Maher El-Atraby'),
  author('laura', 'لورا عطية منقريوس', 'Laura Attia Mankarious'),
  author('yehia', 'يحيى لطفي الرملاوي', 'Yehia Lotfy El-Ramlawy'),
  author('dia', 'ضياء الدين عوض القوصي', 'Diaa El-Din Awad El-Qousy'),
  author('basel', 'م. باسل نجاتي راضي', 'Eng. Basel Nagaty Rady'),
];

const byCode = new Map(owners.map((owner) => [owner.code, owner]));

export function ownerOf(code: string): Owner {
  const owner = byCode.get(code);
  if (!owner) throw new Error(`No owner has the code "${code}".`);
  return owner;
}
