/**
 * The error of a read whose stand-by does not have what it needs: another server must answer. `closes`: its connection is closed, because
 * the next one may lead to another stand-by at the same address.
 */
export class PassedOver extends Error {
  override readonly name = "PassedOver";
  readonly closes: boolean;

  constructor(reason: string, { closes = false }: { closes?: boolean } = {}) {
    super(reason);
    this.closes = closes;
  }
}
