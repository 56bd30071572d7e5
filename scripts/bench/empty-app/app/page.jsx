export default function Page() {
  return <p>0</p>;
}
