import { packShotSvg } from "~/components/lens/pack-shot-svg";
import { callsContext } from "~/context.server";
import { parseProductImageName } from "~/domain/product-image";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { productImagesContext } from "~/middleware/product-images.server";
import type { Route } from "./+types/product-image";

const types = { jpg: "image/jpeg", webp: "image/webp" } as const;

/** A product image in one of the sizes of D70: `/products/{imageId}-{size}.{format}`, public. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const asked = parseProductImageName(decodeURIComponent(url.pathname.slice("/products/".length)));
  if (!asked) throw new Response(null, { status: 404 });
  const shown = await foundOr404(context.get(callsContext).catalogue.packShot({ imageId: asked.imageId }));
  const body = await context.get(productImagesContext).render(packShotSvg(shown), asked.size, asked.format);
  const headers = { "Content-Type": types[asked.format], "Cache-Control": "public, max-age=31536000, immutable" };
  return new Response(new Uint8Array(body), { headers });
}
