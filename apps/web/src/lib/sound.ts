/** A sound that a browser refuses to play is not missed: the screen shows the same. */
export function playSound(name: 'finished' | 'buzzer') {
  const sound = new Audio(`/sounds/${name}.mp3`)
  void sound.play().catch(() => {})
}
