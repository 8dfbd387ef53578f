const SECONDS = 2
const HERTZ = 440
const LOUDEST = 0.5
/** Playback never starts on a computer whose sound device is held by another program. */
const TIMEOUT_MS = 3_000

/** Returns true if the browser knows of a loudspeaker, or does not expose its devices. */
export async function hasOutput(): Promise<boolean> {
  if (!('setSinkId' in HTMLMediaElement.prototype) || !navigator.mediaDevices) return true
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices.length === 0 || devices.some(({ kind }) => kind === 'audiooutput')
}

/** Plays a tone that swells and fades, reporting its level from 0 to 10. Returns false if it cannot play. */
export async function playTone(onLevel: (level: number) => void): Promise<boolean> {
  const context = new AudioContext()
  try {
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))])
    if (context.state !== 'running') return false
    const [tone, gain, analyser] = [context.createOscillator(), context.createGain(), context.createAnalyser()]
    const from = context.currentTime
    tone.frequency.value = HERTZ
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(LOUDEST, from + SECONDS / 2)
    gain.gain.linearRampToValueAtTime(0, from + SECONDS)
    tone.connect(gain).connect(analyser).connect(context.destination)
    const samples = new Float32Array(analyser.fftSize)
    const watch = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      onLevel(Math.round((peak / LOUDEST) * 10))
    }, 50)
    const ended = new Promise((resolve) => tone.addEventListener('ended', resolve))
    tone.start()
    tone.stop(from + SECONDS)
    await ended
    clearInterval(watch)
    onLevel(0)
    return true
  } finally {
    void context.close()
  }
}
