import { expect, test } from '@jest/globals';
import ar from '@/messages/ar.json' with { type: 'json' };
import { functionClient } from '@/lib/functions/function-client-fixture';
import {
  contactMessageSchema,
  contactFaults,
  contactTopics,
  type ContactMessageInput,
} from './contact-message';
import { sendContactMessage } from './send-contact-message';

const typed: ContactMessageInput = {
  name: ' منى ',
  email: ' mona@example.com ',
  phone: '٠١٠٠٠٠٠٠٠٠٠',
  orderNumber: '',
  topic: 'order',
  message: ' أين طلبي؟\r\n\u0007شكرًا ',
  trap: '',
};
const faultsOf = (form: object) =>
  contactMessageSchema.safeParse({ ...typed, ...form }).error?.issues.map((issue) => issue.message);
const message = contactMessageSchema.parse(typed);

test('removes invisible characters and spaces from the values', () => {
  expect(message).toEqual({
    name: 'منى',
    email: 'mona@example.com',
    phone: '+201000000000',
    orderNumber: '',
    topic: 'order',
    message: 'أين طلبي؟\n شكرًا',
    trap: '',
  });
});

test.each([
  [{ name: ' ' }, 'nameMissing'],
  [{ name: 'x'.repeat(121) }, 'nameLong'],
  [{ email: '' }, 'emailMissing'],
  [{ email: 'nobody' }, 'emailInvalid'],
  [{ phone: '123' }, 'phoneInvalid'],
  [{ orderNumber: 'x'.repeat(41) }, 'orderNumberLong'],
  [{ topic: '' }, 'topicMissing'],
  [{ message: ' \n ' }, 'messageMissing'],
  [{ message: 'x'.repeat(4001) }, 'messageLong'],
])('rejects %j with an error message', (form, fault) => {
  expect(faultsOf(form)).toContain(fault);
  expect(contactFaults).toContain(fault);
});

test('the message files cover exactly the topics and errors', () => {
  expect(Object.keys(ar.contactForm.topics)).toEqual([...contactTopics]);
  expect(Object.keys(ar.contactForm.faults)).toEqual([...contactFaults]);
});

test('sends empty fields as null', async () => {
  const json = { reference: 'M-12AB-34CD' };
  const { client, calls } = functionClient({ send_contact_message: { status: 200, json } });
  expect(await sendContactMessage(client, 'ar', 'k', { ...message, phone: '' })).toEqual({
    ok: true,
    reference: 'M-12AB-34CD',
  });
  expect(calls[0]?.body).toMatchObject({ p_phone: null, p_order_number: null, p_locale: 'ar' });
});

test.each([
  [{ status: 429, json: { message: 'too_many_messages' } }, 'tooMany'],
  [{ status: 400, json: { message: 'invalid_message' } }, 'refused'],
  [{ status: 502, json: {} }, 'failed'],
  [{ status: 200, json: null }, 'failed'],
  [new TypeError('fetch failed'), 'unreachable'],
])('reports %j as the matching result', async (answer, failure) => {
  const { client } = functionClient({ send_contact_message: answer });
  expect(await sendContactMessage(client, 'ar', 'k', message)).toEqual({ ok: false, failure });
});
