/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';

const rpc = jest.fn<(name: string, parameters: object) => Promise<object>>();
jest.unstable_mockModule('@/lib/supabase/visitor-client', () => ({
  visitorClient: () => ({ rpc }),
}));
const { SearchMiss } = await import('./search-miss');

test('reports each search without result once, from the browser', async () => {
  rpc.mockResolvedValueOnce({ error: null }).mockRejectedValueOnce(new TypeError('offline'));
  const { rerender } = render(<SearchMiss query="شقندح" />);
  rerender(<SearchMiss query="هرنقل" />);
  rerender(<SearchMiss query="شقندح" />);
  await waitFor(() =>
    expect(rpc.mock.calls).toEqual([
      ['report_search_miss', { p_q: 'شقندح' }],
      ['report_search_miss', { p_q: 'هرنقل' }],
    ]),
  );
});
