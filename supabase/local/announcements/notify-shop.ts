interface Options {
  shopUrl: string;
  revalidateSecret: string;
}

/** Posts stale tags to the shop, as a database webhook does in production. */
export function notifyShop({ shopUrl, revalidateSecret }: Options) {
  let complained = false;

  return async (tags: string[]): Promise<boolean> => {
    const answer = await fetch(`${shopUrl}/api/revalidate`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${revalidateSecret}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ tags }),
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    // No response, even if a proxy reports it, means that the shop is not running, which is normal; an error is logged
    // once.
    const isRefused = answer !== undefined && !answer.ok && answer.status !== 502;
    if (isRefused && !complained)
      console.warn(
        `The shop refused to refresh its pages: /api/revalidate answered ${answer.status}.`,
      );
    if (answer) complained = isRefused;
    return answer?.ok === true;
  };
}
