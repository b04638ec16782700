/// A shell with completion and key bindings.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The completion script, for a file in the shell's folder of completions.
  ///
  /// It asks the program with `areapick __complete`, so a new option needs no new script.
  var completion: String {
    switch self {
    case .bash: Shell.bashCompletion
    case .zsh: Shell.zshCompletion
    case .fish: Shell.fishCompletion
    }
  }

  /// The script for a shell's start file: the key bindings, then the completion.
  var integration: String {
    switch self {
    case .bash: Shell.bashKeys + Shell.bashCompletion
    case .zsh:
      Shell.zshKeys + "(( $+functions[compdef] )) || { autoload -Uz compinit && compinit -i }\n"
        + Shell.zshCompletion + "compdef _areapick areapick\n"
    case .fish: Shell.fishKeys + Shell.fishCompletion
    }
  }
}

extension Shell {
  /// `=` ends a word for bash; the program joins it again. A folder's sign and a colon keep the word open, and so does the
  /// quotation mark that it begins with.
  fileprivate static let bashCompletion = #"""
    _areapick() {
      local IFS=$'\n' line typed=${COMP_WORDS[COMP_CWORD]#[\'\"]}
      COMPREPLY=()
      while IFS= read -r line; do
        case $line in
          :files) compopt -o default; COMPREPLY=(); return ;;
          *) COMPREPLY+=("$line") ;;
        esac
      done < <(areapick __complete bash "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$typed" 2>/dev/null)
      case ${COMPREPLY[0]-} in */|*:) compopt -o nospace ;; esac
    }
    complete -F _areapick areapick

    """#

  /// The completion for zsh. `compadd -U` accepts candidates that do not begin with the typed text, such as 广东省 for
  /// `guangd`.
  fileprivate static let zshCompletion = #"""
    #compdef areapick
    _areapick() {
      local line word typed=${(Q)PREFIX}; local -a open closed about_open about_closed
      [[ $PREFIX = --[a-z-]*=[\'\"]* ]] && typed=${PREFIX/=[\'\"]/=}
      for line in "${(@f)$(areapick __complete zsh "${(@Q)words[2,CURRENT-1]}" "$typed" 2>/dev/null)}"; do
        word=${line%%$'\t'*}
        case $line in
          '') ;;
          :files) [[ $PREFIX = --[a-z-]*=* ]] && compset -P 1 '*='; _files; return ;;
          */$'\t'*|*/|*:) open+=("$word"); about_open+=("${line/$'\t'/  }") ;;
          *) closed+=("$word"); about_closed+=("${line/$'\t'/  }") ;;
        esac
      done
      (( $#open )) && compadd -U -l -S '' -d about_open -a open
      (( $#closed )) && compadd -U -l -d about_closed -a closed
    }
    [ "${funcstack[1]}" = _areapick ] && _areapick "$@"

    """#

  /// The completion for fish.
  ///
  /// It keeps only candidates that resemble the typed text, so pinyin gets candidates in pinyin. The word at the cursor
  /// comes as it was typed, with its quotes and backslashes.
  fileprivate static let fishCompletion = #"""
    function __areapick_complete
      set -l typed (commandline -ct)
      set -l word (string unescape -- "$typed"); or set word "$typed"
      set -l words (commandline -opc) "$word"
      for line in (areapick __complete fish $words[2..-1] 2>/dev/null)
        if test "$line" = :files
          set -l option (string match -r -- '^--[a-z-]+=' "$word"); or set option ''
          set -l path (string sub -s (math 1 + (string length -- "$option")) -- "$word")
          __fish_complete_path "$path" | string replace -r '^' -- "$option"
        else
          echo $line
        end
      end
    end
    complete -c areapick -f -a '(__areapick_complete)'

    """#
}

extension Shell {
  /// The key bindings for bash. Their own options come after the person's defaults, so that they win.
  fileprivate static let bashKeys = #"""
    __areapick_insert() {
      local picked
      picked=$(AREAPICK_DEFAULT_OPTS="${AREAPICK_DEFAULT_OPTS-} ${AREAPICK_CTRL_X_OPTS-}" areapick "$@") || return
      printf -v picked %q "$picked"
      READLINE_LINE=${READLINE_LINE:0:READLINE_POINT}$picked${READLINE_LINE:READLINE_POINT}
      READLINE_POINT=$((READLINE_POINT + ${#picked}))
    }
    if [[ $- == *i* ]]; then
      bind -x '"\C-xa": __areapick_insert'
      bind -x '"\C-xd": __areapick_insert date'
    fi

    """#

  fileprivate static let zshKeys = #"""
    __areapick_insert() {
      local picked
      picked=$(AREAPICK_DEFAULT_OPTS="${AREAPICK_DEFAULT_OPTS-} ${AREAPICK_CTRL_X_OPTS-}" areapick "$@") &&
        LBUFFER+=${(q-)picked}
      zle reset-prompt
    }
    __areapick_place() { __areapick_insert }
    __areapick_date() { __areapick_insert date }
    zle -N __areapick_place
    zle -N __areapick_date
    bindkey '^Xa' __areapick_place
    bindkey '^Xd' __areapick_date

    """#

  fileprivate static let fishKeys = #"""
    function __areapick_insert
      set -lx AREAPICK_DEFAULT_OPTS "$AREAPICK_DEFAULT_OPTS $AREAPICK_CTRL_X_OPTS"
      set -l picked (areapick $argv)
      and commandline -i -- (string escape -n -- "$picked")
      commandline -f repaint
    end
    bind \cxa __areapick_insert
    bind \cxd '__areapick_insert date'

    """#
}
