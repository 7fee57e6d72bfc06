// A table of the rules whose keys are names, gone through without losing which names those are.

export function entriesOf<Key extends string, Value>(table: { readonly [K in Key]?: Value }): [Key, Value][] {
  return Object.entries(table) as [Key, Value][];
}
