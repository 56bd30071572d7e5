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
