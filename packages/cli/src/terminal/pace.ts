/** What a stage counts. */
export type PaceUnit = 'lines' | 'bytes'

/** How fast a stage is and how long it takes still; empty while too little is done to say. */
export function pace(
  { done, total, elapsedMs }: { done: number; total: number; elapsedMs: number },
  unit: PaceUnit,
): string {
  if (done <= 0 || elapsedMs < leastMs) return ''
  const perSecond = (done * 1_000) / elapsedMs
  const left = Math.max(0, total - done) / perSecond
  return `${speed(perSecond, unit)}, ${duration(left)} left`
}

/** Before half a second the first lines say little about the others. */
const leastMs = 500

function speed(perSecond: number, unit: PaceUnit): string {
  if (unit === 'bytes') return `${(perSecond / 1e6).toFixed(1)} MB/s`
  return `${Math.round(perSecond).toLocaleString('en-US')} lines/s`
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds)
  if (whole < 60) return `${whole} s`
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  if (minutes < 60) return `${minutes} min ${rest} s`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
