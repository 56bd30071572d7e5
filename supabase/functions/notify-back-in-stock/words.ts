/** The texts of the e-mail. A renamed shop must change its name here too, as in the e-mails of the auth service. */
export const words = {
  ar: {
    direction: 'rtl',
    brand: 'زاد',
    subject: (title: string) => `رجع للمخزون: ${title}`,
    greeting: 'أهلًا بك،',
    back: 'الكتاب الذي طلبت أن ننبّهك عند توفّره أصبح متاحًا الآن:',
    price: (pounds: string) => `السعر: ${pounds} جنيه`,
    button: 'افتح صفحة الكتاب',
    hurry: 'الكمية قد تكون محدودة، ولا نحجز نسخة قبل إتمام الطلب.',
    why: 'وصلتك هذه الرسالة لأن أحدهم طلب تنبيهًا على هذا البريد. هي رسالة واحدة لكل طلب ولن تتكرر.',
    stop: 'إيقاف كل تنبيهات التوفّر على هذا البريد',
  },
  en: {
    direction: 'ltr',
    brand: 'Zad',
    subject: (title: string) => `Back in stock: ${title}`,
    greeting: 'Hello,',
    back: 'The book you asked us to tell you about can be bought again:',
    price: (pounds: string) => `Price: EGP ${pounds}`,
    button: 'Open the book’s page',
    hurry: 'There may be few copies, and none is kept for you before you order.',
    why: 'You get this message because somebody asked for a reminder at this address. It is sent once for each request.',
    stop: 'Stop all stock reminders to this address',
  },
} as const;
