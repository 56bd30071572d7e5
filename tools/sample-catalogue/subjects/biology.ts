import type { Subject } from '../types.ts';
import { sciencesOnly } from './divisions.ts';

export const biology: Subject = {
  code: 'BIO',
  name: ['الأحياء', 'Biology'],
  label: ['الأحياء', 'Biology'],
  division: sciencesOnly,
  units: {
    2: {
      first: [
        ['التغذية والهضم', 'Nutrition and digestion'],
        ['النقل في الكائنات الحية', 'Transport in living things'],
        ['التنفس الخلوي', 'Cellular respiration'],
      ],
      second: [
        ['الإخراج', 'Excretion'],
        ['الإحساس والجهاز العصبي', 'Sensation and the nervous system'],
      ],
    },
    3: {
      first: [
        ['الدعامة والحركة في الكائنات الحية', 'Support and movement'],
        ['التنسيق الهرموني', 'Hormonal coordination'],
        ['التكاثر في الكائنات الحية', 'Reproduction'],
      ],
      second: [
        ['المناعة في النبات والإنسان', 'Immunity in plants and humans'],
        ['الحمض النووي DNA والمعلومات الوراثية', 'DNA and genetic information'],
        ['الأحماض النووية وتخليق البروتين', 'Nucleic acids and protein synthesis'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'الرسوم كبيرة وعليها البيانات كاملة، ومع كل رسم نسخة صامتة يعيد الطالب كتابة أجزائها من ذاكرته بعد قراءة الدرس.',
        'Drawings are large and fully labelled, and each has a blank twin for the student to label from memory once the lesson is read.',
      ],
      [
        'المصطلحات الإنجليزية مكتوبة بجوار العربية من أول مرة، لأن أسئلة الوراثة تعتمد عليها أكثر مما يظن الطالب.',
        'English terms stand beside the Arabic from first mention, since genetics questions lean on them more than students expect.',
      ],
      [
        'المراحل الطويلة، كدورة الطمث وتضاعف DNA وتخليق البروتين، معروضة كشريط مصوّر: ماذا يحدث، وأين، وما النتيجة إذا توقفت خطوة.',
        'Long processes such as the menstrual cycle, DNA replication and protein synthesis appear as a storyboard: what happens, where, and what follows if one step stops.',
      ],
    ],
    drill: [
      [
        'أسئلة على رسوم لم يرها الطالب من قبل، ومنحنيات هرمونات، وسلاسل قواعد نيتروجينية تُقرأ من الاتجاهين.',
        'Questions on drawings the student has never met, hormone curves, and base sequences to be read in both directions.',
      ],
      [
        'مسائل النيوكليوتيدات والكودونات لها قسم كامل، يبدأ بالعد المباشر وينتهي بالطفرات وأثرها في البروتين.',
        'Nucleotide and codon problems fill a whole section, from plain counting to mutations and what they do to the protein.',
      ],
    ],
    recap: [
      [
        'جدول الهرمونات: الغدة، والوظيفة، ونتيجة الزيادة والنقص، في صفحة واحدة تُعلّق فوق المكتب.',
        'The hormone table (gland, role, effect of excess and of lack) on one page to pin above the desk.',
      ],
      [
        'التشابهات المربكة مفصولة في مقارنات قصيرة: الخلايا التائية والبائية، التوالد البكري والإثمار العذري، mRNA وtRNA وrRNA.',
        'The confusing look-alikes are told apart in short comparisons: T cells and B cells, the kinds of parthenogenesis, and mRNA, tRNA and rRNA.',
      ],
    ],
    exam: [
      [
        'كل إجابة مردودة إلى سطرها في المنهج وإلى الرسم الذي تُستنتج منه، فيعرف الطالب أين يعود إذا أخطأ.',
        'Each answer points to the line of the syllabus and the drawing it follows from, so a student who slips knows where to return.',
      ],
    ],
  },
};
