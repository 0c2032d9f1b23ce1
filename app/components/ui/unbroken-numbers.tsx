const isolatedNumber = /(\u2066[^\u2069]*\u2069)/;

/** A sentence for narrow containers: its isolated numbers (D18), such as a phone or a parcel, stay on one line. */
export function UnbrokenNumbers({ text }: { text: string }) {
  return [...text.split(isolatedNumber).entries()].map(([index, piece]) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <span key={index} className="nowrap">
        {piece}
      </span>
    ),
  );
}
