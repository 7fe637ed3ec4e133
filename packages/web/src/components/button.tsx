import type { ComponentProps } from 'react'
import { buttonLook, type ButtonLook } from './button-look.ts'

/** A button of the page: one `primary` a screen. `type` is `button` unless it submits. */
export function Button({
  look,
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { readonly look?: ButtonLook }) {
  return <button type={type} className={`${buttonLook(look)} ${className}`} {...rest} />
}
