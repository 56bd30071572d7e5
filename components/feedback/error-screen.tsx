'use client';

type ErrorScreenProps = { title: string; text: string; refreshPage: string };

/**
 * Shown if a page failed to render. It imports no code, because an error boundary is loaded with every page and must
 * work when little else does.
 */
export function ErrorScreen({ title, text, refreshPage }: ErrorScreenProps) {
  return (
    <div role="alert" className="mx-auto max-w-md px-4 py-20 text-center">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p className="mt-2 text-muted-foreground">{text}</p>
      <button
        type="button"
        onClick={() => window.location.reload()}
        className="mt-7 inline-flex min-h-11 items-center rounded-md bg-primary px-5 py-2 font-semibold text-primary-foreground hover:bg-primary-hover"
      >
        {refreshPage}
      </button>
    </div>
  );
}
