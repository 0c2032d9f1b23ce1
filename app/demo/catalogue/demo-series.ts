import type { Series } from "~/domain/lens/series";
import { avaira } from "./avaira";
import { biofinity } from "./biofinity";
import { clariti } from "./clariti";
import { seriesOf } from "./demo-series-facts";
import { myday } from "./myday";
import { otherMakers } from "./other-makers";
import { proclear } from "./proclear";
import { specialty } from "./specialty";

const facts = [...biofinity, ...clariti, ...myday, ...proclear, ...avaira, ...otherMakers, ...specialty];

/** Every series of the Israeli edition, including trial and retired ones. */
export const ilSeries: Series[] = facts.flatMap((each) => seriesOf(each, "IL"));

/** Every series of the Korean edition, including trial and retired ones. */
export const krSeries: Series[] = facts.flatMap((each) => seriesOf(each, "KR"));
