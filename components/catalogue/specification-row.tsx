'use client';

/** A client component only for the page's weight: its two words are a third of the markup they stand in. */
export function SpecificationRow({ name, value }: { name: string; value: string }) {
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td>
        <bdi>{value}</bdi>
      </td>
    </tr>
  );
}
