import { classNames } from "~/components/ui/class-names";
import { type ProductImageFormat, productImageName, productImageSizes } from "~/domain/product-image";
import { useFormat } from "~/i18n/use-format";
import styles from "./pack-shot.module.css";

type Props = {
  imageId: string;
  /** Empty when the product's name is shown next to it, which is nearly everywhere. */
  alt?: string;
  /** small 56 x 36 px for lines, medium 96 x 61 for lists, card for the catalogue, large for a product's own page. */
  frame?: "small" | "medium" | "card" | "large";
  /** Among the first things seen: fetched at once instead of when it comes near. */
  priority?: boolean;
  /** For a line that was removed. */
  off?: boolean;
  className?: string;
};

/** The displayed width of the image, for the browser's choice of file. */
const widths = { small: "56px", medium: "96px", card: "(max-width: 767px) 112px, 280px", large: "(max-width: 830px) 100vw, 800px" };

/** The image of a product: webp when the browser supports it, in the smallest file that is sharp enough; its space is reserved. */
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
