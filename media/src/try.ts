import { writeFileSync } from 'node:fs'
import { planFilms } from './films.ts'
import { Stage } from './film/stage.ts'
import { still } from './film/motion.ts'
import { boardLayout } from './art/board.ts'
for (const { id, script } of planFilms()) {
  const keys = script.sentences.filter((s) => s.key).map((s) => ({ text: s.key!, icon: s.icon ?? 'check' } as const))
  const board = { theme: script.theme, kicker: script.kicker, title: script.title, keys }
  const l = boardLayout(board)
  console.log(id, l.size, l.lines.join(' / '), Math.round(l.pills[0]?.h ?? 0))
  if (id === 'v2/survey/NL/1') writeFileSync('/tmp/out/b.png', new Stage(id, board, 540).draw({ professor: still(script.posterPose), keys: keys.map(() => 1), time: 3 }).toBuffer('image/png'))
}
