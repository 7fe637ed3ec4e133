/** A mark as items, groups and addresses write it. */
export const markText = /^[0-9a-f]{32}$/i
