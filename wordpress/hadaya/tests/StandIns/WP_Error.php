<?php
/**
 * Stand-in for WordPress' error class.
 *
 * @package Hadaya
 */

/**
 * One error with its data.
 */
class WP_Error {

	/**
	 * Code of the error.
	 *
	 * @var string
	 */
	private string $code;

	/**
	 * The message.
	 *
	 * @var string
	 */
	private string $message;

	/**
	 * Machine-readable data.
	 *
	 * @var mixed
	 */
	private $data;

	/**
	 * Stores the code, message and data.
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
	 * Returns the error code.
	 *
	 * @return string
	 */
	public function get_error_code(): string {
		return $this->code;
	}

	/**
	 * Returns the error message.
	 *
	 * @return string
	 */
	public function get_error_message(): string {
		return $this->message;
	}

	/**
	 * Returns the machine-readable data.
	 *
	 * @return mixed
	 */
	public function get_error_data() {
		return $this->data;
	}
}
