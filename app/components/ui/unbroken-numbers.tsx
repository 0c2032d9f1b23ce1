const isolatedNumber = /(\u2066[^\u2069]*\u2069)/;

/** A sentence in narrow places: the numbers isolated in it (D18), such as a phone or a parcel, stay on one line. */
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
