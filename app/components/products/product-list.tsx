import type { To } from "react-router";
import { ProductCard } from "./product-card";
import styles from "./product-card.module.css";
import type { ShownProduct } from "./product-facts";
import { ProductTable } from "./product-table";

type Props = {
  layout: "grid" | "list";
  products: readonly ShownProduct[];
  linkTo: (id: string) => To;
};

/** One page of products, as cards or as rows. */
export function ProductList({ layout, products, linkTo }: Props) {
  if (layout === "list") return <ProductTable products={products} linkTo={linkTo} />;
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} to={linkTo(product.id)} priority={index < 4} />
      ))}
    </ul>
  );
}
