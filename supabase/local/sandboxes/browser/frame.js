// For the pages of both sandboxes: reports the result to the parent page, continues automatically, closes on Escape.
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, Number(ms)));

const outcome = document.querySelector('[data-outcome]');
if (outcome) {
  const { outcome: text, target, delay } = outcome.dataset;
  wait(delay).then(() => parent.postMessage(JSON.parse(text), target));
}

const onward = document.querySelector('a[data-delay]');
if (onward) wait(onward.dataset.delay).then(() => location.replace(onward.href));

document.querySelector('form[data-at-once]')?.requestSubmit();

const close = () => document.querySelector('#close')?.requestSubmit();
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') close();
});
addEventListener('message', ({ source, data }) => {
  if (source === parent && data?.kind === 'fawry-close') close();
});
