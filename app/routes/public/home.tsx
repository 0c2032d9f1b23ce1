export function meta() {
  return [{ title: "Dioptre" }];
}

export default function Home() {
  return <h1>Dioptre</h1>;
}
