/** A name with the first occurrence of what was typed highlighted. */
export function MarkedName({ name, typed }: { name: string; typed: string }) {
  const wanted = typed.trim().toLocaleLowerCase();
  const start = wanted === "" ? -1 : name.toLocaleLowerCase().indexOf(wanted);
  if (start < 0) return <bdi>{name}</bdi>;
  const end = start + wanted.length;
  return (
    <bdi>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </bdi>
  );
}
