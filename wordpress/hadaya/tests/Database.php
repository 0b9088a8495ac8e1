<?php
/**
 * A database for tests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

/**
 * Stand-in for `$wpdb`: an in-memory SQLite database that accepts the few statements for the plugin's own tables.
 */
final class Database {

	/**
	 * Prefix of table names.
	 *
	 * @var string
	 */
	public string $prefix = 'wp_';

	/**
	 * Name of the options table, which exists only if a test creates it.
	 *
	 * @var string
	 */
	public string $options = 'wp_options';

	/**
	 * Name of the posts table, which exists only if a test creates it.
	 *
	 * @var string
	 */
	public string $posts = 'wp_posts';

	/**
	 * Name of the post meta table, which exists only if a test creates it.
	 *
	 * @var string
	 */
	public string $postmeta = 'wp_postmeta';

	/**
	 * Character set of every column.
	 *
	 * @var string
	 */
	public string $charset = 'utf8mb4';

	/**
	 * Executed statements, in order.
	 *
	 * @var string[]
	 */
	public array $statements = array();

	/**
	 * Start of the statements that fail; empty if none fails.
	 *
	 * @var string
	 */
	public string $refused = '';

	/**
	 * True if `query()` no longer executes statements, but reports them as failed.
	 *
	 * @var bool
	 */
	public bool $is_closed = false;

	/**
	 * Connection to the in-memory database, which throws an exception for an invalid statement.
	 *
	 * @var \PDO
	 */
	private \PDO $connection;

	/**
	 * Opens a database with empty tables and installs it as `$wpdb`.
	 *
	 * @param string[] $tables Statements that create tables.
	 * @return self
	 */
	public static function open( array $tables ): self {
		$database             = new self();
		$database->connection = new \PDO( 'sqlite::memory:' );
		$database->connection->setAttribute( \PDO::ATTR_ERRMODE, \PDO::ERRMODE_EXCEPTION );
		array_map( array( $database->connection, 'exec' ), $tables );
		$GLOBALS['wpdb'] = $database; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The tests run without WordPress.
		return $database;
	}

	/**
	 * Returns `$charset`, because every column has the same character set.
	 *
	 * @return string
	 */
	public function get_col_charset(): string {
		return $this->charset;
	}

	/**
	 * Returns a statement with its values inserted and quoted.
	 *
	 * @param string $statement Statement with `%s`, `%d` and `%i`.
	 * @param mixed  ...$values Values, or one list of them.
	 * @return string
	 */
	public function prepare( string $statement, ...$values ): string {
		$values = isset( $values[0] ) && is_array( $values[0] ) ? array_values( $values[0] ) : $values;
		return (string) preg_replace_callback(
			'/%[sdi]/',
			function ( array $match ) use ( &$values ) {
				$value = array_shift( $values );
				if ( '%i' === $match[0] ) {
					return '`' . $value . '`';
				}
				return '%d' === $match[0] ? (string) (int) $value : $this->connection->quote( (string) $value );
			},
			$statement
		);
	}

	/**
	 * Does nothing, because a failing statement (other than those in `$refused`) throws an exception, which fails the test.
	 *
	 * @param bool $is_quiet Whether to suppress errors.
	 * @return bool
	 */
	public function suppress_errors( bool $is_quiet = true ): bool {
		return ! $is_quiet;
	}

	/**
	 * Records a statement and runs it, after translating MySQL's keywords to SQLite's.
	 *
	 * @param string $statement Statement.
	 * @return int|false Number of affected rows; false if the statement failed.
	 */
	public function query( string $statement ) {
		$this->statements[] = $statement;
		if ( $this->is_closed || ( '' !== $this->refused && 0 === strpos( $statement, $this->refused ) ) ) {
			return false;
		}
		$keywords = array(
			'INSERT IGNORE'     => 'INSERT OR IGNORE',
			'ON DUPLICATE KEY UPDATE' => 'ON CONFLICT DO UPDATE SET',
			'VALUES(views)'     => 'excluded.views',
			'VALUES(clicks)'    => 'excluded.clicks',
		);
		return $this->connection->exec( strtr( $statement, $keywords ) );
	}

	/**
	 * Returns the rows that a statement finds, keyed by column name.
	 *
	 * @param string $statement Statement.
	 * @return array[]
	 */
	public function get_results( string $statement ): array {
		return $this->connection->query( $statement )->fetchAll( \PDO::FETCH_ASSOC );
	}

	/**
	 * Returns the first value that a statement finds; null if it finds no row.
	 *
	 * @param string $statement Statement.
	 * @return string|null
	 */
	public function get_var( string $statement ): ?string {
		$found = $this->connection->query( $statement )->fetchColumn();
		return false === $found ? null : (string) $found;
	}
}
