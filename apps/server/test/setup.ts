import { afterAll, vi } from 'vitest'
import { runEndings } from './endings.ts'

// Test files share imported modules; only a set-up file runs once per test file.
afterAll(runEndings)

vi.mock('@node-rs/argon2', () => import('./cheap-hashes.ts'))
