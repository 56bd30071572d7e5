import { Fragment } from 'react';

/** Each part isolated: one may be Arabic and the next English. The first, the book's own name, stands out. */
export function LineTitle({ parts: [name, ...rest] }: { parts: string[] }) {
  return (
    <>
      <bdi className="font-bold">{name}</bdi>
      {rest.map((part, place) => (
        <Fragment key={place}>
          {' - '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </>
  );
}
