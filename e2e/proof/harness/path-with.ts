/** The path of a call with an id in it, and with a row that every upload has. */
export function pathWith(path: string, id: string): string {
  return path.replace(':row', '2').replace(/:\w+/, id)
}
