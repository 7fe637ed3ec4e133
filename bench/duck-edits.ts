import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api'

export interface DuckFiles {
  readonly claims: string
  readonly pairs: string
  readonly limits: string
}

type Hits = Readonly<
  Record<'ptp-pair-no-modifier' | 'units-over-mue' | 'exact-duplicate', readonly number[]>
>

/** The three edits in SQL, as far as generated claims need them: a second implementation. */
export class DuckEdits {
  readonly #instance: DuckDBInstance
  readonly #connection: DuckDBConnection

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.#instance = instance
    this.#connection = connection
  }

  static async load({ claims, pairs, limits }: DuckFiles): Promise<DuckEdits> {
    const instance = await DuckDBInstance.create(':memory:', { threads: '2' })
    const connection = await instance.connect()
    for (const sql of [linesTable(claims), pairsTable(pairs), limitsTable(limits)]) {
      await connection.run(sql)
    }
    return new DuckEdits(instance, connection)
  }

  async find(): Promise<Hits> {
    return {
      'ptp-pair-no-modifier': await this.#rows(pairsSql),
      'units-over-mue': await this.#rows(unitsSql),
      'exact-duplicate': await this.#rows(duplicatesSql),
    }
  }

  close(): void {
    this.#connection.closeSync()
    this.#instance.closeSync()
  }

  async #rows(sql: string): Promise<number[]> {
    const result = await this.#connection.runAndReadAll(sql)
    return result.getRows().map(([row]) => Number(row))
  }
}

/** Rows are counted as an editor does: the header is row 1. */
const linesTable = (file: string) => `
  create table lines as
  select (row_number() over ())::integer + 1 as row, claim_id as claim, member_id as patient,
    dos as day, tax_id || '|' || specialty as provider, pos, cpt as code,
    coalesce(mod1, '') as modifier, units::integer as units, charge
  from read_csv('${file}', header = true, columns = {
    'claim_id': 'VARCHAR', 'line': 'VARCHAR', 'member_id': 'VARCHAR', 'dob': 'DATE',
    'sex': 'VARCHAR', 'dos': 'DATE', 'rendering_npi': 'VARCHAR', 'tax_id': 'VARCHAR',
    'specialty': 'VARCHAR', 'pos': 'VARCHAR', 'cpt': 'VARCHAR', 'mod1': 'VARCHAR',
    'dx1': 'VARCHAR', 'dx2': 'VARCHAR', 'units': 'DOUBLE', 'charge': 'DECIMAL(12,2)',
    'allowed': 'DECIMAL(12,2)', 'paid': 'DECIMAL(12,2)'})`

const pairsTable = (file: string) => `
  create table pairs as
  select column_1, column_2, modifier_indicator::integer as indicator,
    try_cast(deletion_date as date) as deletion_day
  from read_csv('${file}', header = true, all_varchar = true)
  where modifier_indicator in ('0', '1')`

const limitsTable = (file: string) => `
  create table limits as
  select hcpcs_code as code, mue_units::integer as most, mue_mai::integer as indicator
  from read_csv('${file}', header = true, all_varchar = true)`

/** Modifiers of the generator: 25 on visits, 59, RT on both columns, GP and 26 that say nothing. */
const pairsSql = `
  select distinct two.row
  from lines one
  join lines two on one.patient = two.patient and one.day = two.day
    and one.provider = two.provider and one.row <> two.row
  join pairs on one.code = column_1 and two.code = column_2
  where (deletion_day is null or deletion_day >= one.day)
    and (indicator = 0 or not (
      two.modifier in ('59', '25') or (two.modifier = 'RT' and one.modifier <> 'RT')
      or one.modifier = '59' or (one.modifier = '25' and one.code like '99%')))`

/** Units over the limit stand in the last lines of a day, which came on top of the others. */
const unitsSql = `
  with over as (
    select patient, day, provider, code, modifier = '26' as professional, sum(units) as units, most
    from lines join limits using (code)
    where indicator in (2, 3) and units > 0
    group by all having sum(units) > most)
  select row from (
    select row, over.units - most as excess,
      coalesce(sum(lines.units) over (
        partition by patient, day, provider, code, professional order by row desc
        rows between unbounded preceding and 1 preceding), 0) as later
    from lines join over using (patient, day, provider, code)
    where (modifier = '26') = professional)
  where later < excess
  union all
  select row from lines join limits using (code) where indicator = 1 and units > most`

const duplicatesSql = `
  with repeated as (
    select patient, day, provider, code, modifier, pos, units, charge
    from lines group by all having count(*) > 1)
  select distinct two.row
  from lines one
  join repeated using (patient, day, provider, code, modifier, pos, units, charge)
  join lines two using (patient, day, provider, code, modifier, pos, units, charge)
  where one.row < two.row and (one.claim <> two.claim
    or not (two.modifier = '59' or two.code like '97%' or two.code not similar to '[0-9].*'))`
