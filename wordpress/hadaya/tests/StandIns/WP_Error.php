<?php
/**
 * A stand-in for WordPress' error.
 *
 * @package Hadaya
 */

/**
 * One error with what belongs to it.
 */
class WP_Error {

	/**
	 * Code of the error.
	 *
	 * @var string
	 */
	private string $code;

	/**
	 * What a person reads.
	 *
	 * @var string
	 */
	private string $message;

	/**
	 * What a program reads.
	 *
	 * @var mixed
	 */
	private $data;

	/**
	 * Remembers its parts.
	 *
	 * @param string $code    Code.
	 * @param string $message What a person reads.
	 * @param mixed  $data    What a program reads.
	 */
	public function __construct( string $code = '', string $message = '', $data = null ) {
		$this->code    = $code;
		$this->message = $message;
		$this->data    = $data;
	}

	/**
	 * Code of the error.
	 *
	 * @return string
	 */
	public function get_error_code(): string {
		return $this->code;
	}

	/**
	 * What a person reads.
	 *
	 * @return string
	 */
	public function get_error_message(): string {
		return $this->message;
	}

	/**
	 * What a program reads.
	 *
	 * @return mixed
	 */
	public function get_error_data() {
		return $this->data;
	}
}
