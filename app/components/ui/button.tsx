import type { ComponentProps } from "react";
import { type ButtonLook, buttonLook } from "./button-look";
import { Icon } from "./icon";
import type { IconName } from "./icon-name";
import { Kbd } from "./kbd";

type Props = ButtonLook &
  Omit<ComponentProps<"button">, "className"> & { icon?: IconName /** Shortcut shown after the text. */; kbd?: string };

/** A button. It submits its form unless `type` says otherwise; several in one form have `name="intent"`. */
export function Button({ tone, small, wide, className, icon, kbd, type = "submit", children, ...rest }: Props) {
  return (
    <button type={type} className={buttonLook({ tone, small, wide, className })} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
      {kbd && <Kbd>{kbd}</Kbd>}
    </button>
  );
}
