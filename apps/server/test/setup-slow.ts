import { afterAll } from 'vitest'
import { runEndings } from './endings.ts'

afterAll(runEndings)
