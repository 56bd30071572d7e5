/** Works through `all`, at most `most` at once; the results in the order of `all`. */
export async function eachAtOnce(all, most, work) {
  const results = [];
  const left = all.entries();
  const worker = async () => {
    for (const [index, one] of left) results[index] = await work(one, index);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
