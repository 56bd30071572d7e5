import type { Subject } from '../types.ts';
import { allDivisions } from './divisions.ts';

export const islamicEducation: Subject = {
  code: 'REL',
  name: ['التربية الدينية الإسلامية', 'Islamic Religious Education'],
  label: ['التربية الدينية الإسلامية', 'Islamic Religious Education'],
  division: allDivisions,
  slim: true,
  units: {
    3: {
      first: [
        ['آيات مقررة تلاوةً وتفسيرًا', 'Set verses: recitation and meaning'],
        ['أحاديث نبوية وشرحها', 'Prophetic hadith explained'],
        ['قيم وأخلاق', 'Values and conduct'],
      ],
      second: [
        ['من السيرة والشخصيات الإسلامية', 'From the Prophet’s life and companions'],
        ['فقه الحياة اليومية', 'Everyday fiqh'],
        ['قضايا معاصرة', 'Questions of our time'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'الآيات مضبوطة بالشكل كاملة، ومعاني المفردات إلى جوارها، ثم ما ترشد إليه في نقاط قصيرة.',
        'The verses are fully vowelled with the meanings of words beside them, then what they teach in short points.',
      ],
    ],
    drill: [
      [
        'أسئلة على كل آية وحديث: معنى، ومضمون، وموقف من الحياة.',
        'Questions on each verse and hadith: a meaning, a message, a situation from life.',
      ],
    ],
    recap: [
      [
        'المادة كلها في كتيب واحد، تكفيه مراجعة يومين.',
        'The whole subject in one booklet, two days’ revision.',
      ],
    ],
    exam: [['نماذج على المواصفات وإجاباتها.', 'Papers to specification, with answers.']],
  },
};

export const christianEducation: Subject = {
  code: 'CHR',
  name: ['التربية الدينية المسيحية', 'Christian Religious Education'],
  label: ['التربية الدينية المسيحية', 'Christian Religious Education'],
  division: allDivisions,
  slim: true,
  units: {
    3: {
      first: [
        ['نصوص مختارة من الكتاب المقدس', 'Selected passages of scripture'],
        ['شخصيات كتابية', 'Figures of the Bible'],
      ],
      second: [
        ['تاريخ الكنيسة القبطية', 'History of the Coptic Church'],
        ['قيم ومواقف معاصرة', 'Values and present-day questions'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'النصوص الكتابية كاملة، وبعد كل نص شرح مبسط وتطبيق.',
        'Scripture passages in full, each followed by a simple explanation and its application.',
      ],
    ],
    drill: [
      ['أسئلة قصيرة على كل درس مع إجاباتها.', 'Short questions on every lesson, with answers.'],
    ],
    recap: [
      [
        'ملخص الدروس والشواهد والحفظ المقرر في كتيب واحد.',
        'Lessons, references and the passages to memorise in one booklet.',
      ],
    ],
    exam: [['نماذج على المواصفات وإجاباتها.', 'Papers to specification, with answers.']],
  },
};
