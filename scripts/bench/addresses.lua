-- For wrk: asks for the paths in a file, one a line, in turn. `wrk … -s addresses.lua <url> -- <file>`
local paths, place = {}, 0

function init(arguments)
  for path in io.lines(arguments[1]) do
    paths[#paths + 1] = path
  end
end

function request()
  place = place % #paths + 1
  return wrk.format(nil, paths[place], { ["accept-encoding"] = "gzip, br" })
end
