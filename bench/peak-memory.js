// Loaded into a process that is measured: says at its end what it used.
process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
  const milliseconds = Math.round((userCPUTime + systemCPUTime) / 1000)
  process.stderr.write(`bench: ${maxRSS * 1024} bytes, ${milliseconds} ms\n`)
})
