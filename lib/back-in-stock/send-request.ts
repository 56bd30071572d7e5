import { seconds } from '@/lib/time';
import { requestResultSchema } from './request-form';
import { requestAddress, type RequestResult } from './results';

/** Sends the form as the browser would, but returns the result instead of opening the result page. */
export async function sendRequest(form: HTMLFormElement): Promise<RequestResult> {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  try {
    const response = await fetch(requestAddress, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(seconds(10)),
    });
    return requestResultSchema.parse(await response.json()).result;
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}
