import { classNames } from "~/components/ui/class-names";
import { type ProductImageFormat, productImageName, productImageSizes } from "~/domain/product-image";
import { useFormat } from "~/i18n/use-format";
import styles from "./pack-shot.module.css";

type Props = {
  imageId: string;
  /** Empty where the product's name is shown beside it, which is nearly everywhere. */
  alt?: string;
  /** small 56 x 36 px for lines, medium 96 x 61 for lists, card for the catalogue, large for a product's own page. */
  frame?: "small" | "medium" | "card" | "large";
  /** Among the first things seen: fetched at once instead of when it comes near. */
  priority?: boolean;
  /** Of a line that was removed. */
  off?: boolean;
  className?: string;
};

/** How wide the picture is shown on the page, for the browser's choice of file. */
const widths = { small: "56px", medium: "96px", card: "(max-width: 767px) 112px, 280px", large: "(max-width: 830px) 100vw, 800px" };

/** The picture of a product: webp where the browser knows it, in the smallest file that is sharp enough; its place never jumps. */
export function PackShot({ imageId, alt = "", frame = "card", priority, off, className }: Props) {
  const { imagePath } = useFormat().market;
  const sources = (format: ProductImageFormat) =>
    productImageSizes
      .filter(({ formats }) => formats.some((known) => known === format))
      .map(({ name, width }) => `${imagePath}${productImageName(imageId, name, format)} ${width}w`)
      .join(", ");
  return (
    <picture className={classNames(styles.shot, styles[frame], off && styles.off, className)}>
      <source type="image/webp" srcSet={sources("webp")} sizes={widths[frame]} />
      <img
        src={`${imagePath}${productImageName(imageId, "med", "jpg")}`}
        srcSet={sources("jpg")}
        sizes={widths[frame]}
        width={550}
        height={346}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}
