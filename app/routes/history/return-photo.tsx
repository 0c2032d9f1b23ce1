import { callsContext } from "~/context.server";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { answerPhoto } from "../answer-photo.server";
import type { Route } from "./+types/return-photo";

/** The photo of a return, for those who may see its order. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return answerPhoto(await foundOr404(context.get(callsContext).requests.readPhoto(params)));
}
