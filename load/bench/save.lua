-- wrk: saves of random teams, each request made once before the run, as pgbench prepares its statement once.
local requests = {}

function init(args)
  math.randomseed(os.time())
  wrk.method = 'POST'
  wrk.headers['X-Requested-With'] = 'XMLHttpRequest'
  wrk.headers['Content-Type'] = 'application/x-www-form-urlencoded;charset=UTF-8'
  local answers = io.open(args[2]):read('*a')
  for uuid in io.lines(args[1]) do
    wrk.body = 'uuid=' .. uuid .. '&answers=' .. answers
    requests[#requests + 1] = wrk.format(nil, '/api/answer/set')
  end
end

function request()
  return requests[math.random(#requests)]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('RESULT %d %d %d %.3f %.3f\n', summary.requests, summary.duration,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
