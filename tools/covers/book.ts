import { createdAt, editionYear } from '../sample-catalogue/calendar.ts';
import type { Entry, KindCode } from '../sample-catalogue/types.ts';
import { ownerOfEntry } from '../sample-catalogue/wording.ts';

const kindNames: Readonly<Record<KindCode, string>> = {
  EXP: 'كتاب الشرح',
  QBK: 'بنك الأسئلة',
  NTS: 'مذكرة المراجعة',
  CRD: 'بطاقات المراجعة',
  WRK: 'كراسة التدريبات',
  FIN: 'المراجعة النهائية',
  PST: 'امتحانات السنوات السابقة',
  MOD: 'نماذج الامتحانات',
  ATL: 'أطلس الخرائط',
  RDR: 'نصوص وقراءات',
};

/** Names that would be too small in one line. */
const twoLines: Readonly<Record<string, readonly string[]>> = {
  'الجيولوجيا وعلوم البيئة': ['الجيولوجيا', 'وعلوم البيئة'],
  'البرمجة والذكاء الاصطناعي': ['البرمجة', 'والذكاء الاصطناعي'],
  'الجبر والهندسة الفراغية': ['الجبر', 'والهندسة الفراغية'],
  'التفاضل والتكامل': ['التفاضل', 'والتكامل'],
  'الرياضيات التطبيقية': ['الرياضيات', 'التطبيقية'],
  'العلوم المتكاملة': ['العلوم', 'المتكاملة'],
  'اللغة العربية': ['اللغة', 'العربية'],
  'اللغة الإنجليزية': ['اللغة', 'الإنجليزية'],
  'اللغة الفرنسية': ['اللغة', 'الفرنسية'],
  'اللغة الألمانية': ['اللغة', 'الألمانية'],
  'اللغة الإيطالية': ['اللغة', 'الإيطالية'],
  'الفلسفة والمنطق': ['الفلسفة', 'والمنطق'],
  'علم النفس والاجتماع': ['علم النفس', 'والاجتماع'],
  'التربية الوطنية': ['التربية', 'الوطنية'],
  'التربية الدينية الإسلامية': ['التربية الدينية', 'الإسلامية'],
  'التربية الدينية المسيحية': ['التربية الدينية', 'المسيحية'],
  'القرآن الكريم وتجويده': ['القرآن الكريم', 'وتجويده'],
  'الأدب والنصوص': ['الأدب', 'والنصوص'],
  'العروض والقافية': ['العروض', 'والقافية'],
};

const gradeNames = { 1: 'الأول', 2: 'الثاني', 3: 'الثالث' } as const;
const termNames = {
  'first-term': 'الترم الأول',
  'second-term': 'الترم الثاني',
  'full-year': '',
} as const;

/** The words of a cover. */
export interface Book {
  readonly series: string;
  readonly subject: readonly string[];
  readonly subjectLine: string;
  readonly kind: string;
  readonly grade: string;
  readonly gradeNumber: string;
  readonly term: string;
  readonly owner: string;
  readonly year: string;
  readonly azhari: boolean;
}

export function bookOf(entry: Entry): Book {
  const label = entry.subject.label[0];
  const azhari = entry.level === 'azhari';
  // The workbook of this series is on one branch of its subject.
  const grammar = entry.series.code === 'MHB' && entry.kind === 'WRK';
  return {
    series: entry.series.name[0],
    subject: grammar ? ['النحو', 'والإعراب'] : (twoLines[label] ?? [label]),
    subjectLine: label,
    kind:
      entry.series.code === 'N99' && entry.kind === 'QBK'
        ? '99 سؤالًا في كل درس'
        : kindNames[entry.kind],
    grade: `الصف ${gradeNames[entry.grade]} الثانوي${azhari ? ' الأزهري' : ''}`,
    gradeNumber: String(entry.grade),
    term: termNames[entry.term],
    owner: ownerOfEntry(entry).name[0],
    year: String(editionYear(createdAt(entry))),
    azhari,
  };
}
