<?php
/**
 * Stand-in for WordPress's error class.
 *
 * @package Hadaya
 */

/**
 * Contains one error with its data.
 */
class WP_Error {

	/**
	 * Machine-readable error code.
	 *
	 * @var string
	 */
	private string $code;

	/**
	 * Human-readable error message.
	 *
	 * @var string
	 */
	private string $message;

	/**
	 * Additional data, such as an HTTP status or errors by field.
	 *
	 * @var mixed
	 */
	private $data;

	/**
	 * Creates an error with a single code, unlike WordPress's class, which supports several.
	 *
	 * @param string $code    Code.
	 * @param string $message The message.
	 * @param mixed  $data    Machine-readable data.
	 */
	public function __construct( string $code = '', string $message = '', $data = null ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}

	/**
	 * Returns the code; empty if the error was created without one.
	 *
	 * @return string
	 */
	public function get_error_code(): string {
		return $this->code;
	}

	/**
	 * Returns the message; empty if the error was created without one.
	 *
	 * @return string
	 */
	public function get_error_message(): string {
		return $this->message;
	}

	/**
	 * Returns the additional data; null if the error was created without any.
	 *
	 * @return mixed
	 */
	public function get_error_data() {
		return $this->data;
	}
}
