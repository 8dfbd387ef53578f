/** If the browser refuses to play a sound nothing is lost: the screen shows the same. */
export function playSound(name: 'finished' | 'buzzer') {
  const sound = new Audio(`/sounds/${name}.mp3`)
  void sound.play().catch(() => {})
}
