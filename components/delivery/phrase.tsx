import { Fragment } from 'react';

type PhraseProps = { words: string; values: Record<string, string> };

/** A sentence with its values, each isolated from the direction of the words around it; `<b>` makes one stand out. */
export function Phrase({ words, values }: PhraseProps) {
  return words.split(/(<b>\{\w+\}<\/b>|\{\w+\})/).map((part, place) => {
    const name = /\{(\w+)\}/.exec(part)?.[1];
    if (!name) return <Fragment key={place}>{part}</Fragment>;
    const value = <bdi>{values[name]}</bdi>;
    return <Fragment key={place}>{part.startsWith('<b>') ? <b>{value}</b> : value}</Fragment>;
  });
}
