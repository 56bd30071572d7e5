/** Texts of the conversation, in the language that the page requests. */
export const widgetWords = {
  ar: {
    banner: 'محاكاة، لا أحد يقرأ هذه المحادثة',
    title: 'محادثة مباشرة',
    greeting: 'أهلًا بك! هذا برنامج محاكاة يعيد إليك ما تكتبه.',
    label: 'اكتب رسالتك',
    send: 'أرسل',
    close: 'إغلاق',
    echo: 'كتبت: {text}',
  },
  en: {
    banner: 'Simulator – nobody reads this conversation',
    title: 'Live chat',
    greeting: 'Welcome! This is a simulator: it says back what you write.',
    label: 'Write a message',
    send: 'Send',
    close: 'Close',
    echo: 'You wrote: {text}',
  },
};
