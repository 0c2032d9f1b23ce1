import { Link, type LinkProps } from "react-router";
import { type ButtonLook, buttonLook } from "./button-look";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";
import { Kbd } from "./kbd";

type Props = ButtonLook &
  Omit<LinkProps, "className"> & {
    icon?: IconName /** Arrows after the text, as in "Next". */;
    iconAfter?: IconName;
    kbd?: string;
  };

/** A link that looks like a button: it navigates and changes nothing. Arrow icons follow the reading direction. */
export function ButtonLink({ tone, small, wide, className, icon, iconAfter, kbd, children, ...rest }: Props) {
  return (
    <Link className={buttonLook({ tone, small, wide, className })} {...rest}>
      {icon && <Icon name={icon} flip={icon === "prev" || icon === "next"} />}
      {children}
      {iconAfter && <Icon name={iconAfter} flip={iconAfter === "prev" || iconAfter === "next"} />}
      {kbd && <Kbd>{kbd}</Kbd>}
    </Link>
  );
}
