const arabic = {
  direction: 'rtl',
  title: 'الدخول بحساب جوجل',
  stage:
    'هذه صفحة بديلة عن جوجل على هذا الجهاز. اختر حسابًا أو اكتب حسابًا من خيالك؛ لا يخرج شيء من هذا الجهاز.',
  choose: 'اختر حسابًا',
  other: 'استخدام حساب آخر',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  consent: 'سيحصل المتجر على اسمك وعنوان بريدك الإلكتروني.',
  accept: 'موافقة ومتابعة',
  cancel: 'إلغاء',
  wrong: 'اكتب اسمًا وعنوان بريد إلكتروني صحيحًا.',
  gone: 'انتهت صلاحية هذه الصفحة أو سبق استخدامها. ارجع إلى المتجر وابدأ من جديد.',
  refused: 'رفض جوجل هذا الطلب',
};

const english: typeof arabic = {
  direction: 'ltr',
  title: 'Sign in with Google',
  stage:
    'This page stands in for Google on this machine. Pick an account or invent one; nothing leaves this machine.',
  choose: 'Choose an account',
  other: 'Use another account',
  name: 'Name',
  email: 'Email',
  consent: 'The shop will get your name and your email address.',
  accept: 'Agree and continue',
  cancel: 'Cancel',
  wrong: 'Write a name and a valid email address.',
  gone: 'This page has expired or was used before. Go back to the shop and start again.',
  refused: 'Google refused this request',
};

export type ConsentLanguage = 'ar' | 'en';

/** Google selects the language by `hl`. The default is Arabic, as in the shop. */
export function consentLanguage(hl: string | undefined): ConsentLanguage {
  return hl?.toLowerCase().startsWith('en') ? 'en' : 'ar';
}

export const consentWords: Record<ConsentLanguage, typeof arabic> = { ar: arabic, en: english };
