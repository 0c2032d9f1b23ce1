export function meta() {
  return [{ title: "Dioptre" }];
}

export default function Home() {
  return (
    <main>
      <h1>Dioptre</h1>
    </main>
  );
}
