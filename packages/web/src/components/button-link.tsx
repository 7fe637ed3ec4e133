import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonLook } from './button-look.ts'

/** A link to another screen that looks like a button. */
export function ButtonLink({
  look,
  className = '',
  ...rest
}: LinkProps & { readonly look?: ButtonLook }) {
  return <Link className={`${buttonLook(look)} ${className}`} {...rest} />
}
